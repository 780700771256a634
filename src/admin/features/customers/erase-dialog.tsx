import { useState } from 'react';
import { useNavigate } from 'react-router';
import { erasureReasons } from '#contracts/admin/customers/values.ts';
import {
  erasureReasonNames,
  obstacleNames,
  customerWords as words,
} from '#messages/office/customers.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useErase, useObstacles } from './queries.ts';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** Says what goes and what stays, and what has to end before; then erases. */
export function EraseDialog({ id, onClose }: Props) {
  const found = useObstacles(id);
  return (
    <Dialog title={words.eraseTitle} onClose={onClose}>
      <p>{words.eraseAbout}</p>
      <Loaded query={found}>
        {({ obstacles }) =>
          obstacles.length === 0 ? (
            <EraseForm id={id} />
          ) : (
            <>
              <h3>{words.obstacles}</h3>
              <ul>
                {obstacles.map(({ kind, number }) => (
                  <li key={`${number} ${kind}`}>
                    <Link to={`${officePages.orders.path}/${number}`}>{number}</Link>:{' '}
                    {obstacleNames[kind]}
                  </li>
                ))}
              </ul>
              <p>{words.obstaclesAbout}</p>
              <div className="form__actions">
                <Button onPress={onClose}>{words.understood}</Button>
              </div>
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function EraseForm({ id }: { id: number }) {
  const navigate = useNavigate();
  const [reason, setReason] = useState<string>(erasureReasons[0]);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const erase = useErase(id, (act) => navigate(`${officePages.customers.path}/acts/${act.id}`));
  const save = ({ asked_on: day = '' }: Record<string, string>) => {
    const chosen = erasureReasons.find((one) => one === reason);
    const isMissing = day === '';
    setWrong(isMissing ? new ApiFailure(400, { asked_on: [words.eraseAskedOnWrong] }) : null);
    if (chosen && !isMissing) erase.mutate({ reason: chosen, asked_on: day });
  };
  return (
    <Form failure={wrong ?? erase.error} onSubmit={save}>
      <p>{words.eraseHow}</p>
      <Choice
        name="reason"
        label={words.eraseReason}
        value={reason}
        options={erasureReasons.map((value) => ({ value, name: erasureReasonNames[value] }))}
        onChange={setReason}
      />
      <DayField name="asked_on" label={words.eraseAskedOn} />
      <DialogActions label={words.eraseButton} isPending={erase.isPending} isDanger />
    </Form>
  );
}
