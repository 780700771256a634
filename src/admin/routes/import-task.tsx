import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { taskScreenMessages as words } from '#messages/office/import-task.ts';
import { ApiFailure } from '../api/call-api.ts';
import { useTask } from '../features/imports/task-queries.ts';
import { TaskView } from '../features/imports/task-view.tsx';
import { PermittedPage } from '../features/shell/permitted-page.tsx';
import { officePages } from '../pages.ts';
import { Failure } from '../ui/failure.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Waiting } from '../ui/waiting.tsx';

export default function ImportTaskRoute() {
  return (
    <PermittedPage permission="imports.read" title={officeMessages.imports}>
      <ImportTaskPage />
    </PermittedPage>
  );
}

function ImportTaskPage() {
  const { id = '' } = useParams();
  const { data: task, error, refetch } = useTask(Number(id));
  const isGone = error instanceof ApiFailure && error.status === 404;
  return (
    <Page
      title={task ? words.title(task.name) : officeMessages.imports}
      before={<Link to={officePages.imports.path}>{words.back}</Link>}
    >
      {isGone && <Notice look="error">{words.noTask}</Notice>}
      {error && !isGone && <Failure error={error} onRetry={refetch} />}
      {!task && !error && <Waiting />}
      {task && <TaskView key={`${task.id}-${task.state}`} task={task} />}
    </Page>
  );
}
