import { NavLink, useParams } from 'react-router';
import { handbookMessages as words } from '#messages/office/handbook.ts';
import { useHandbook } from '../api/handbook.ts';
import { Chapter } from '../features/handbook/chapter.tsx';
import { handbookPath } from '../screens.ts';
import { Page } from '../ui/page.tsx';

const FIRST = 'opening';

/** The owner's handbook, a chapter at a time. */
export default function HandbookRoute() {
  const { chapter = FIRST } = useParams();
  const chapters = useHandbook().data?.chapters ?? [];
  const shown = chapters.find(({ key }) => key === chapter);
  return (
    <Page title={shown?.title ?? words.title} about={words.about}>
      <nav aria-label={words.chapters}>
        <ul className="handbook-sheet__chapters">
          {chapters.map(({ key, title }) => (
            <li key={key}>
              <NavLink className="link" to={`${handbookPath}/${key}`}>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Chapter key={chapter} name={chapter} />
    </Page>
  );
}
