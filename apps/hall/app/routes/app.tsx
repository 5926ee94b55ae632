import { TemplatePage } from '../templates/TemplatePage.tsx';

const App = () => <TemplatePage name="App" props={{}} />;
export default App;
