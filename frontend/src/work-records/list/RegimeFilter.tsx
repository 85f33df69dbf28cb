import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { RegimeType } from '../../../../domain/api/common.ts';
import { regimeType } from '../../../../domain/api/common.ts';
import { recordTexts as texts } from '../texts.ts';

export type ShownRegime = RegimeType | 'ALL';

interface RegimeFilterProps {
  value: ShownRegime;
  onChange: (value: ShownRegime) => void;
}

/** Of which regime the cards and the timeline show the records. */
export const RegimeFilter = ({ value, onChange }: RegimeFilterProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    value={value}
    aria-label={texts.filterLabel}
    onChange={(_event, next: ShownRegime | null) => next !== null && onChange(next)}
    sx={{ displayPrint: 'none' }}
  >
    {regimeType.options.map((regime) => (
      <ToggleButton key={regime} value={regime} sx={{ px: 2 }}>
        {regime}
      </ToggleButton>
    ))}
    <ToggleButton value="ALL" sx={{ px: 2 }}>
      {texts.all}
    </ToggleButton>
  </ToggleButtonGroup>
);
