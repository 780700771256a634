import '../../ui/filters.css';
import type { AuditEntry, AuditFilter } from '#contracts/admin/staff/audit.ts';
import type { Member } from '#contracts/admin/staff/staff.ts';
import { journalMessages as words } from '#messages/office/audit.ts';
import { actionWords, actorWords, auditedActions } from '#messages/office/audit-words.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';

interface Props {
  readonly filter: AuditFilter;
  readonly members: readonly Member[];
  readonly onChange: (filter: AuditFilter) => void;
}

/** Who, what and when. Every choice acts at once. */
export function JournalFilter({ filter, members, onChange }: Props) {
  const chosen = [filter.actor, filter.actor_name].filter(Boolean).join(' ');
  const choose = (value: string) => {
    const [actor, name] = value.split(' ');
    const { actor: _, actor_name: __, ...others } = filter;
    onChange({
      ...others,
      ...(actor && { actor: actor as AuditEntry['actor'] }),
      ...(name && { actor_name: name }),
    });
  };
  return (
    <search className="filters">
      <label>
        <span>{words.who}</span>
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{words.anyone}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={`staff ${id}`}>
              {name}
            </option>
          ))}
          <option value="terminal">{actorWords.terminal}</option>
          <option value="system">{actorWords.system}</option>
        </select>
      </label>
      <label>
        <span>{words.what}</span>
        <select
          value={filter.action ?? ''}
          onChange={({ target }) => onChange({ ...filter, action: target.value || undefined })}
        >
          <option value="">{words.anything}</option>
          {auditedActions.map((action) => (
            <option key={action} value={action}>
              {actionWords(action)}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((edge) => (
        <DayField
          key={edge}
          label={words[edge]}
          value={filter[edge] ?? ''}
          onChange={(day) => onChange({ ...filter, [edge]: day || undefined })}
        />
      ))}
      {Object.values(filter).some(Boolean) && (
        <Button look="quiet" onPress={() => onChange({})}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}
