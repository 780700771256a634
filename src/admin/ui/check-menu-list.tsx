import './menu.css';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { MenuButton } from './menu-button.tsx';

export interface CheckMenuProps {
  readonly label: string;
  readonly options: readonly (readonly [name: string, title: string])[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Whether the button stands among others that are quiet. */
  readonly isQuiet?: boolean;
}

/** A list that has been asked for: it is open. */
export const CheckMenuList = ({ label, options, chosen, onChange, isQuiet }: CheckMenuProps) => (
  <MenuTrigger defaultOpen>
    <MenuButton label={label} isNamed isQuiet={isQuiet} />
    <Popover className="menu" placement="bottom end">
      <AriaMenu
        className="menu__list"
        aria-label={label}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={(keys) => {
          const isChosen = (name: string) => keys === 'all' || keys.has(name);
          onChange(options.map(([name]) => name).filter(isChosen));
        }}
      >
        {options.map(([name, title]) => (
          <MenuItem key={name} id={name} className="menu__item menu__item--check">
            {title}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
