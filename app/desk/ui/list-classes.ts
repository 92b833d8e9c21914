import styles from "./list.module.css";

/** Classes of what stands in a list: its rows, a row, a small sign with words, the dot of what is unread. */
export const rowClass = styles.row ?? "";
export const rowsClass = styles.rows ?? "";
export const badgeClass = styles.badge ?? "";
export const dotClass = styles.dot ?? "";
