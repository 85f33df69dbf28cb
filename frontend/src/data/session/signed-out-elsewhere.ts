import { useEffect, useState } from 'react';

/** Heard by every tab of this browser. A session that merely ended says nothing: what is typed elsewhere stays. */
const channel = 'genial.signed-out';
/** This tab hears itself too. */
const thisTab = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Whoever leaves on purpose leaves in every tab. */
export const tellOtherTabs = (from = thisTab): void => {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage(from);
  tabs.close();
};

/** Whether somebody signed out in another tab since this one was opened. */
export const useSignedOutElsewhere = (): boolean => {
  const [signedOut, setSignedOut] = useState(false);
  useEffect(() => {
    const tabs = new BroadcastChannel(channel);
    tabs.onmessage = ({ data }) => setSignedOut((already) => already || data !== thisTab);
    return () => tabs.close();
  }, []);
  return signedOut;
};
