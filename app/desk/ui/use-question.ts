import { type RefObject, useRef, useState } from "react";

/** A form that asks before it sends: the first press shows the question (`Agree`), its yes sends the form again. */
export function useQuestion<Asked>() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isAgreed = useRef(false);
  return {
    /** What is asked about; null: nothing is. */
    asked,
    /** Whether yes was said to it, once; else it is asked now. */
    isAgreed(question: Asked): boolean {
      const agreed = isAgreed.current;
      isAgreed.current = false;
      if (!agreed) setAsked(question);
      return agreed;
    },
    /** For `Agree`, with the form that is sent on yes. */
    answers: (form: RefObject<HTMLFormElement | null>) => ({
      open: asked !== null,
      onNo: () => setAsked(null),
      onYes() {
        isAgreed.current = true;
        setAsked(null);
        form.current?.requestSubmit();
      },
    }),
  };
}
