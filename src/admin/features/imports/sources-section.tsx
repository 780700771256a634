import './imports-table.css';
import { useState } from 'react';
import type { FeedSource } from '#contracts/admin/imports/feed-sources.ts';
import { sourceText, importsScreenMessages as words } from '#messages/office/imports.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { useFeedSources } from './task-queries.ts';

/** The sources of the goods, and what the shop has decided about each. */
export function SourcesSection() {
  const sources = useFeedSources().data?.sources ?? [];
  const mayChange = useMay()('imports.change');
  const [chosen, setChosen] = useState<FeedSource>();
  if (sources.length === 0) return null;
  return (
    <section className="section" aria-label={words.sources}>
      <h2>{words.sources}</h2>
      <ul className="imports__sources">
        {sources.map((one) => (
          <li key={one.source}>
            <div>
              <strong>{one.source}</strong>
              <p>{sourceText(one)}</p>
            </div>
            {mayChange && (
              <Button aria-label={words.changeSource(one.source)} onPress={() => setChosen(one)}>
                {words.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <SourceDialog source={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}
