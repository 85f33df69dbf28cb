import { OwnPage } from './OwnPage.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';
import { securityTexts as texts } from './texts.ts';

/** Who may come in as this user, and who is in now. */
export default function SecurityPage() {
  return (
    <OwnPage title={texts.title}>
      <SecondFactor />
      <Sessions />
    </OwnPage>
  );
}
