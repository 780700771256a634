import type { Nodes } from 'mdast';

/** What the owner has to change in a text, and where. */
export interface ContentProblem {
  readonly line: number;
  readonly message: string;
}

export type ReportProblem = (node: Nodes, message: string) => void;
