import { taskScreenMessages as words } from '#messages/office/import-task.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  /** Sources that have goods of this file, as the import names them. */
  readonly owners: readonly string[];
  readonly onAdopt: (owner: string) => void;
}

/** Goods that another source has are refused, until the file is told to take them. */
export const AdoptGoods = ({ owners, onAdopt }: Props) =>
  owners.length > 0 && (
    <Notice>
      <p>{words.otherOwners}</p>
      <div className="form__actions">
        {owners.map((owner) => (
          <Button key={owner} onPress={() => onAdopt(owner)}>
            {words.adoptFrom(owner)}
          </Button>
        ))}
      </div>
    </Notice>
  );
