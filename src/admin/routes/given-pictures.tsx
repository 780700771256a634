import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';
import { GivenPictures } from '../features/given-pictures/given-pictures.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('goods.content', words.title, () => (
  <Page
    title={words.title}
    about={words.about}
    before={<Link to={officePages.imports.path}>{words.back}</Link>}
  >
    <GivenPictures />
  </Page>
));
