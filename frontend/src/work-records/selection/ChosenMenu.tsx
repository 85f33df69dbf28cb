import { regimeType } from '../../../../domain/api/common.ts';
import type { SharedEdit } from '../../../../domain/api/work-records.ts';
import { MenuButton } from '../../shared/MenuButton.tsx';
import { recordTexts as texts } from '../texts.ts';
import { flagChoices } from './shared-flags.ts';

interface ChosenMenuProps {
  onChange: (change: SharedEdit) => void;
  onChooseAll: () => void;
}

/** What can be done with the chosen records, in one menu where a row of buttons would cover the cards. */
export const ChosenMenu = ({ onChange, onChooseAll }: ChosenMenuProps) => {
  const regimes = regimeType.options.map((regime) => ({
    label: texts.toRegime(regime),
    run: () => onChange({ regimeType: regime }),
  }));
  return (
    <MenuButton
      label={texts.changeChosen}
      groups={[
        { choices: [{ label: texts.chooseAll, run: onChooseAll }, ...regimes] },
        { title: texts.countAs, choices: flagChoices(true, onChange) },
        { title: texts.countNoMore, choices: flagChoices(false, onChange) },
      ]}
    />
  );
};
