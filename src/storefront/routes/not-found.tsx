import { data } from 'react-router';

const notFound = () => {
  throw data(null, { status: 404 });
};

export const loader = notFound;
export const clientLoader = notFound;

/** Never rendered: the loaders throw 404, and the root's error boundary shows the 404 page. */
export default function NotFound() {
  return null;
}
