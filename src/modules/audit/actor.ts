/** Who changes something: a person at the machine's terminal, a member of the staff (`name` is the number of the account), the shop by itself, or the story of the demo data. */
export interface Actor {
  readonly kind: 'terminal' | 'staff' | 'system' | 'demo';
  readonly name: string;
  readonly sessionId?: string | undefined;
  readonly ip?: string | undefined;
  readonly requestId?: string | undefined;
}
