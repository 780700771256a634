import { createContext } from 'react-router';
import type { Shop } from '#contracts/shop.ts';

/** The shop that the pages of one request read, put there by the server. */
export const shopContext = createContext<Shop>();
