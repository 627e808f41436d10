/** Settings that stop the start; the message is for people, with a line for each. */
export class WrongSetting extends Error {}
