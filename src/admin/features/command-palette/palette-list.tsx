import { useEffect } from 'react';
import { paletteMessages as words } from '#messages/office/palette.ts';
import type { Option, Section } from './use-palette-sections.tsx';

interface Props {
  readonly id: string;
  readonly sections: readonly Section[];
  readonly active: Option | undefined;
  readonly onChoose: (run: () => void) => void;
}

export const optionId = ({ id }: Option): string => `palette-${id.replaceAll(/\s/g, '_')}`;

/** What was found, by kinds; the active line is always in sight. */
export function PaletteList({ id, sections, active, onChoose }: Props) {
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={id} role="listbox" aria-label={words.found} className="palette__list">
      {sections.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={title} role="group" aria-label={title}>
          <p className="palette__title" aria-hidden="true">
            {title}
          </p>
          {options.map((option) => (
            <button
              key={option.id}
              id={optionId(option)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              className="palette__item"
              onClick={() => onChoose(option.run)}
            >
              <span className="palette__name">
                {option.name}
                <span className="palette__soft">{option.end}</span>
              </span>
              {option.about && <span className="palette__soft palette__goods">{option.about}</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
