import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';
import { GivenPictures } from '../features/given-pictures/given-pictures.tsx';
import { PermittedPage } from '../features/shell/permitted-page.tsx';
import { officePages } from '../pages.ts';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';

export default function GivenPicturesRoute() {
  return (
    <PermittedPage permission="goods.content" title={words.title}>
      <Page
        title={words.title}
        about={words.about}
        before={<Link to={officePages.imports.path}>{words.back}</Link>}
      >
        <GivenPictures />
      </Page>
    </PermittedPage>
  );
}
