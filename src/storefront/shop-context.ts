import { createContext } from 'react-router';
import type { Shop } from '#contracts/shop.ts';

/** The shop that the loaders of one request read. The server sets it. */
export const shopContext = createContext<Shop>();
