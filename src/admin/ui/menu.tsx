import './menu.css';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from './button.tsx';

interface Action {
  readonly name: string;
  readonly isDanger?: boolean;
  readonly run: () => void;
}

interface Props {
  readonly label: string;
  readonly actions: readonly Action[];
  /** Whether the button has its label instead of three dots. */
  readonly isNamed?: boolean;
  readonly isPending?: boolean;
}

/** A button and what can be done with a thing; what destroys stands last. */
export const Menu = ({ label, actions, isNamed = false, isPending = false }: Props) => (
  <MenuTrigger>
    {isNamed ? (
      <Button isPending={isPending}>{label}</Button>
    ) : (
      <Button look="quiet" aria-label={label}>
        <span aria-hidden="true">•••</span>
      </Button>
    )}
    <Popover className="menu" placement="bottom end">
      <AriaMenu className="menu__list">
        {actions.map(({ name, isDanger = false, run }) => (
          <MenuItem
            key={name}
            className={isDanger ? 'menu__item menu__item--danger' : 'menu__item'}
            onAction={run}
          >
            {name}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
