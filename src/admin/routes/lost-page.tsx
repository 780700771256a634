import { officeMessages as words } from '#messages/office/common.ts';
import { Page } from '../ui/page.tsx';

/** An address that no screen has. */
export const LostPage = () => (
  <Page title={words.lostTitle}>
    <p>{words.lost}</p>
  </Page>
);
