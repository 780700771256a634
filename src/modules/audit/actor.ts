/** Who changes something: a person at the machine's terminal, a member of the staff, the shop by itself, or nobody: what the demo tells. */
export interface Actor {
  readonly kind: 'terminal' | 'staff' | 'system' | 'demo';
  readonly name: string;
  readonly sessionId?: string | undefined;
  readonly ip?: string | undefined;
  readonly requestId?: string | undefined;
}
