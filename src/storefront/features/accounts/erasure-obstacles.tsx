import {
  personalDataScreens as messages,
  obstacleTexts,
} from '#messages/accounts/personal-data.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Obstacle } from './personal-data-api.ts';

/** What has to end before the account can be erased. */
export const ErasureObstacles = ({ obstacles }: { obstacles: readonly Obstacle[] }) => (
  <Notice tone="error">
    <div className="erasure-obstacles">
      <p>{messages.obstacles}:</p>
      <ul>
        {obstacles.map(({ kind, number }) => (
          <li key={`${kind} ${number}`}>
            {messages.order(number)}: {obstacleTexts[kind]}
          </li>
        ))}
      </ul>
      <p>{messages.obstaclesAbout}</p>
    </div>
  </Notice>
);
