import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { taskScreenMessages as words } from '#messages/office/import-task.ts';
import { useTask } from '../features/imports/task-queries.ts';
import { TaskView } from '../features/imports/task-view.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('imports.read', officeMessages.imports, ImportTaskPage);

function ImportTaskPage() {
  const { id = '' } = useParams();
  const found = useTask(Number(id));
  return (
    <Page
      title={found.data ? words.title(found.data.name) : officeMessages.imports}
      before={<Link to={officePages.imports.path}>{words.back}</Link>}
    >
      <Loaded query={found} gone={words.noTask}>
        {(task) => <TaskView key={`${task.id}-${task.state}`} task={task} />}
      </Loaded>
    </Page>
  );
}
