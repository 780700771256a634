/** What the checkout of a signed-in customer needs; a guest's does without. */
export { getProfile } from './account-api.ts';
export { offerProfile } from './offered-profile.ts';
