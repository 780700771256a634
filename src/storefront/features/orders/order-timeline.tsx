import type { OrderStep } from '#contracts/orders.ts';
import { timelineScreens as messages } from '#messages/orders/order-screens.ts';
import './order-timeline.css';

const shortTime = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** What happened to an order, what is now and what comes. `row`: side by side where there is room. */
export const OrderTimeline = ({
  steps,
  row = false,
}: {
  steps: readonly OrderStep[];
  row?: boolean;
}) => (
  <ol className={row ? 'timeline timeline--row' : 'timeline'} aria-label={messages.title}>
    {steps.map((step) => (
      <li
        key={`${step.title} ${step.time}`}
        className={`timeline__step timeline__step--${step.state}`}
        aria-current={step.state === 'current' ? 'step' : undefined}
      >
        <span className="timeline__title">{step.title}</span> <StepTime step={step} />
      </li>
    ))}
  </ol>
);

function StepTime({ step: { state, time } }: { step: OrderStep }) {
  if (time) {
    return (
      <time className="soft" dateTime={time}>
        {shortTime.format(new Date(time))}
      </time>
    );
  }
  if (state === 'next') return <span className="visually-hidden">{messages.next}</span>;
  return <span className="soft">{messages.unknownTime}</span>;
}
