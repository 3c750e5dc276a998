/**
 * Slots: {kind} a noun phrase, {where} a phrase after "it is", {image} a veiled line, {a} a clause that
 * can stand after "that"; capitals make sentences of them ({A} is closed by the template). Every sentence
 * of a template holds a slot, or it would stand twice in a stock.
 */
export interface Voice {
  name: string;
  template: string;
  /** Fit for places of death and grief: no joke, no banter. */
  sober?: true;
}
