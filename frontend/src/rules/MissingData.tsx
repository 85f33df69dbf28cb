import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { missingDataWords } from '../../../domain/words/missing-data.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { type CalculationView, customerPath, editPath } from '../ground/case-paths.ts';
import { rulesTexts } from './texts.ts';

interface MissingDataProps {
  names: readonly string[];
  /** What stands under the form of the calculation when an item opens it. */
  view: CalculationView;
  title?: string;
  help?: string;
}

/** The checklist of what is missing, each item leading to where it is filled in. */
export const MissingData = ({
  names,
  view,
  title = rulesTexts.missingTitle,
  help = rulesTexts.missingHelp,
}: MissingDataProps) => {
  const { id, customerId } = useCalculation().calculation;
  const path = { customer: `${customerPath(customerId)}?mode=edit`, calculation: editPath(customerId, id, view) };
  if (names.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{title}</AlertTitle>
      {help}
      <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
        {names.map((name) => {
          const words = missingDataWords[name];
          return (
            <li key={name}>
              {words === undefined ? (
                name
              ) : (
                <MuiLink component={Link} to={path[words.place]}>
                  {words.label}
                </MuiLink>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
};
