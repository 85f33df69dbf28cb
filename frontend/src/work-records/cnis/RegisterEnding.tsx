import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { formatDate, formatMonth } from '../../../../domain/words/format.ts';
import { DateField } from '../../shared/fields/DateField.tsx';
import { type Ending, endOf, endOfPay, newestPay } from './endings.ts';
import type { Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface RegisterEndingProps {
  reviewed: Reviewed;
  /** What is wrong with the register as it is decided. */
  complaint: string | null;
  onChange: (reviewed: Reviewed) => void;
}

const monthText = (month: string): string => formatMonth(month.slice(5), Number(month.slice(0, 4)));

const choices: readonly Ending[] = ['proposed', 'running', 'chosen'];

/** How a link ends whose end the extract does not say: nobody counts it to today without having said so. */
export const RegisterEnding = ({ reviewed, complaint, onChange }: RegisterEndingProps) => {
  const { register, ending, egressDate } = reviewed;
  const [lastPay, proposed] = [newestPay(register), endOfPay(register)];
  const choose = (chosen: Ending) => onChange({ ...reviewed, ending: chosen, egressDate: endOf(register, chosen) });
  const words: Record<Ending, string> = {
    asRead: '',
    proposed: texts.endWith(formatDate(proposed)),
    running: texts.goesOn,
    chosen: texts.chooseEnd,
  };
  return (
    <FormControl
      error={complaint === texts.noEnding}
      sx={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
    >
      <FormLabel sx={{ typography: 'body2' }}>
        {texts.endingLegend} {lastPay !== null && texts.lastPay(monthText(lastPay))}
      </FormLabel>
      <RadioGroup
        row
        aria-label={texts.ending(register.companyName)}
        value={ending ?? ''}
        onChange={({ target }) => choices.filter((one) => one === target.value).map(choose)}
        sx={{ columnGap: 1 }}
      >
        {choices.map((one) =>
          one === 'proposed' && proposed === null ? null : (
            <FormControlLabel
              key={one}
              value={one}
              label={words[one]}
              control={<Radio size="small" sx={{ py: 0.5 }} />}
            />
          ),
        )}
      </RadioGroup>
      {complaint === texts.noEnding && <FormHelperText sx={{ m: 0 }}>{complaint}</FormHelperText>}
      {ending === 'chosen' && (
        <DateField
          label={texts.egress}
          allowFuture
          autoFocus={egressDate === ''}
          value={egressDate}
          onChange={(date) => onChange({ ...reviewed, egressDate: date })}
          error={complaint !== null && complaint !== texts.noIngress && egressDate !== ''}
          helperText={complaint === texts.noIngress ? undefined : complaint}
          sx={{ width: { sm: 240 }, my: 0.5 }}
        />
      )}
    </FormControl>
  );
};
