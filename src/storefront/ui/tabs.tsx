import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import './tabs.css';

interface Props {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly { label: string; panel: ReactNode }[];
}

/** The tabs pattern of the ARIA Authoring Practices. Without JavaScript all panels are shown. */
export function Tabs({ label, tabs }: Props) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const press = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={label} className="tabs__list needs-script">
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onKeyDown={press}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className="tabs__panel"
          hidden={index !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
