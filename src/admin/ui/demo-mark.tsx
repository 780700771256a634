import './demo-mark.css';
import { officeDemoMessages } from '#messages/office/demo.ts';

/** Marks what came with the demo catalogue. */
export const DemoMark = () => <span className="demo-mark">{officeDemoMessages.mark}</span>;
