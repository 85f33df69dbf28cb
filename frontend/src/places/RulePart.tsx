import type { ReactNode } from 'react';
import { Pick } from './Fields.tsx';
import { Grid, Section } from './Section.tsx';
import { placeTexts as texts } from './texts.ts';

type Kind = 'own' | 'none' | 'notRead';

interface RulePartProps {
  of: keyof typeof texts.rules;
  kind: Kind;
  onKind: (kind: Kind) => void;
  children?: ReactNode;
}

/** A rule that the law of the place may have; its figures are asked for where it has it. */
export const RulePart = ({ of, kind, onKind, children }: RulePartProps) => (
  <Section title={texts.rules[of]}>
    <Grid>
      <Pick label={texts.exists} path={`${of}.kind`} value={kind} options={texts.kinds} onChange={onKind} />
    </Grid>
    {children}
  </Section>
);
