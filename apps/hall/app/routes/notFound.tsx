import { pageNotFound } from '../base/notFound.ts';
import type { Route } from './+types/notFound';

export const loader = ({ request }: Route.LoaderArgs) => {
  throw pageNotFound(request, 'no-match');
};

// A route without a component would answer as plain data.
const NotFound = () => null;
export default NotFound;
