import './menu.css';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { MenuButton } from './menu-button.tsx';

interface Action {
  readonly name: string;
  readonly isDanger?: boolean;
  readonly run: () => void;
}

export interface MenuProps {
  readonly label: string;
  readonly actions: readonly Action[];
  /** Whether the button has its label instead of three dots. */
  readonly isNamed?: boolean;
  readonly isPending?: boolean;
}

/** A menu that has been asked for: it is open. */
export const MenuList = ({ label, actions, isNamed = false, isPending = false }: MenuProps) => (
  <MenuTrigger defaultOpen>
    <MenuButton label={label} isNamed={isNamed} isPending={isPending} />
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
