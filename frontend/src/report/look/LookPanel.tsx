import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { OrderedSection } from '../../../../domain/api/report.ts';
import { type ReportLook, usualLook } from '../../../../domain/api/report-look.ts';
import { typefaceWords } from '../../../../domain/words/report-look.ts';
import { Choice } from '../../shared/Choice.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { moved } from './order.ts';
import { SectionOrder } from './SectionOrder.tsx';
import { lookTexts as texts } from './texts.ts';

interface LookPanelProps {
  look: ReportLook;
  /** The sections of the report that is open, in printed order. */
  sections: readonly OrderedSection[];
  onChange: (look: ReportLook) => void;
}

const typefaces = [
  ['sans', typefaceWords.sans],
  ['serif', typefaceWords.serif],
] as const;

/** Colour, letter, cover and order: each choice is kept at once, and the document beside it shows it. */
export const LookPanel = ({ look, sections, onChange }: LookPanelProps) => (
  <Accordion
    disableGutters
    variant="outlined"
    slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
  >
    <AccordionSummary expandIcon={<ExpandMore />}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {texts.title}
      </Typography>
    </AccordionSummary>
    <AccordionDetails>
      <Stack spacing={2.5}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.help}
        </Typography>
        <ColourChoice colour={look.colour} onChange={(colour) => onChange({ ...look, colour })} />
        <Choice
          label={texts.typeface}
          value={look.typeface}
          options={typefaces}
          onChange={(typeface) => onChange({ ...look, typeface })}
        />
        <Stack>
          <FormControlLabel
            control={<Switch checked={look.cover} onChange={(_event, cover) => onChange({ ...look, cover })} />}
            label={texts.cover}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {texts.coverHelp}
          </Typography>
        </Stack>
        <SectionOrder
          sections={sections}
          onMove={(section, by) => onChange({ ...look, order: moved(look.order, sections, section, by) })}
        />
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => onChange(usualLook)}>
          {texts.usual}
        </Button>
      </Stack>
    </AccordionDetails>
  </Accordion>
);
