import { TemplatePage } from '../templates/TemplatePage.tsx';

/** The fast payment window (spec §2); it says nothing to search engines. */
const FastPayment = () => (
  <>
    <meta name="robots" content="noindex" />
    <TemplatePage name="FastPayment" props={{}} />
  </>
);
export default FastPayment;
