import { readCatalogue } from './read-catalogue.ts';

/** The demo shop's catalogue, in the order of the menus. */
export const demoCategories = readCatalogue(new URL('.', import.meta.url));
