import { createContext } from 'react-router';

/** Receives the HTML of a page. As the body of a `Response` it would be encoded and decoded once more. */
export const onHtmlContext = createContext<(html: string) => void>();
