import { data } from 'react-router';

const notFound = () => {
  throw data(null, { status: 404 });
};

export const loader = notFound;
export const clientLoader = notFound;

/** Never shown: the loaders send every address that leads nowhere to the 404 page of the root. */
export default function NotFound() {
  return null;
}
