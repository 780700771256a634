import { settingsChange } from '#contracts/settings.ts';
import { checked, readJson } from './checked-file.ts';
import { readCatalogue } from './read-catalogue.ts';

const contactsFile = new URL('contacts.json', import.meta.url);
const contacts = settingsChange
  .pick({
    telegram: true,
    phone: true,
    email: true,
    address: true,
    seller_name: true,
    seller_details: true,
  })
  .required();

/** The demo shop's catalogue, in the order of the menus. */
export const demoCategories = readCatalogue(new URL('.', import.meta.url));

/** Plainly invented: a shop that opens replaces them in its settings. */
export const demoContacts = checked(contacts, readJson(contactsFile), contactsFile);
