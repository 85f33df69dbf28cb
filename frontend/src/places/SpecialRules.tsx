import Typography from '@mui/material/Typography';
import type { ExposureFields } from '../../../domain/api/described-places.ts';
import { figureWords as words } from '../../../domain/words/described-places.ts';
import { newExposure, newPolice } from './draft.ts';
import { Pick } from './Fields.tsx';
import { AverageRow, OneRow, PairRow } from './Figures.tsx';
import type { PartProps } from './Identity.tsx';
import { RulePart } from './RulePart.tsx';
import { Grid, Section } from './Section.tsx';
import { placeTexts as texts } from './texts.ts';

const PAIRS = ['ages', 'years', 'inPolice'] as const;

/** Municipal guards, and police where there is any. */
export const Police = ({ fields: { police }, onChange }: PartProps) => (
  <RulePart
    of="police"
    kind={police.kind}
    onKind={(kind) => onChange({ police: kind === 'own' ? newPolice : { kind } })}
  >
    {police.kind === 'own' && (
      <>
        {PAIRS.map((name) => (
          <PairRow
            key={name}
            label={words[name]}
            path={`police.${name}`}
            figure={police[name]}
            onChange={(figure) => onChange({ police: { ...police, [name]: figure } })}
          />
        ))}
        <AverageRow
          label={words.average}
          path="police.average"
          figure={police.average}
          onChange={(average) => onChange({ police: { ...police, average } })}
        />
      </>
    )}
  </RulePart>
);

const ONES = ['age', 'publicService', 'position'] as const;

const OwnExposure = ({ own, onChange }: { own: ExposureFields; onChange: (some: Partial<ExposureFields>) => void }) => (
  <>
    <Typography color="text.secondary">{texts.exposureYears}</Typography>
    {ONES.map((name) => (
      <OneRow
        key={name}
        label={words[name]}
        path={`exposure.${name}`}
        figure={own[name]}
        onChange={(figure) => onChange({ [name]: figure })}
      />
    ))}
    <AverageRow
      label={words.average}
      path="exposure.average"
      figure={own.average}
      onChange={(average) => onChange({ average })}
    />
    <Grid>
      <Pick
        label={texts.exposurePoints}
        path="exposure.points"
        value={own.points}
        options={texts.exposurePointKinds}
        onChange={(points) => onChange({ points })}
      />
    </Grid>
  </>
);

export const Exposure = ({ fields: { exposure }, onChange }: PartProps) => (
  <RulePart
    of="exposure"
    kind={exposure.kind}
    onKind={(kind) => onChange({ exposure: kind === 'own' ? newExposure : { kind } })}
  >
    {exposure.kind === 'own' && (
      <OwnExposure own={exposure} onChange={(some) => onChange({ exposure: { ...exposure, ...some } })} />
    )}
  </RulePart>
);

export const Disability = ({ fields: { disability }, onChange }: PartProps) => (
  <Section title={texts.disability}>
    <Grid>
      <Pick
        label={texts.exists}
        path="disability"
        value={disability}
        options={texts.disabilities}
        onChange={(chosen) => onChange({ disability: chosen })}
      />
    </Grid>
  </Section>
);
