/** Who changes something: a person at the machine's terminal, a member of the staff, or the shop by itself. */
export interface Actor {
  readonly kind: 'terminal' | 'staff' | 'system';
  readonly name: string;
  readonly sessionId?: string | undefined;
  readonly ip?: string | undefined;
  readonly requestId?: string | undefined;
}
